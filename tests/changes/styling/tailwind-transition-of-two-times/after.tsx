export function App({ on, rest }) {
  return (
    <div className="p-4 [transition:opacity_200ms_ease,color_1s_ease]">x</div>
  );
}
