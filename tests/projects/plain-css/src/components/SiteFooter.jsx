export function SiteFooter() {
  return (
    <footer className="site-footer">
      <p>Open from six.</p>
      <p style={{ marginTop: 8 }}>Main Street 4</p>
      <address>
        <a href="mailto:hi@crust.test">Write to us</a>
      </address>
    </footer>
  );
}
