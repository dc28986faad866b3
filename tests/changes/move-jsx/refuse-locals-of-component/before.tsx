function X() {
  const go = 1;
  return <p><b x={go} /></p>;
}
const Y = () => <main />;
