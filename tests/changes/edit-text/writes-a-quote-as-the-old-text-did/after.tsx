export const App = () => (
  <h2>
    &ldquo;Nothing&apos;s&rdquo; here &amp; there
  </h2>
);
