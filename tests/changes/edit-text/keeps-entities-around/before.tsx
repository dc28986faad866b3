export function App() {
  return (
    <p>Tom &amp; Jerry &copy; 2023</p>
  );
}
