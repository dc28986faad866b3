export function Contact() {
  return (
    <section>
      <p>
        Write to us
      </p>
      <hr />
    </section>
  );
}
