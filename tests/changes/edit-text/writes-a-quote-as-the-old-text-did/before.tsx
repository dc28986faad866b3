export const App = () => (
  <h2>
    Something&apos;s missing &ldquo;here&rdquo; &amp; there
  </h2>
);
