export function App() {
  return (
    <p>&#123;a&#125; &lt;b&gt; =&gt; &#125;</p>
  );
}
