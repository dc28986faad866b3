const sizes = { small: 8 };

export const App = () => {
  const wide = '1px solid red';
  return <div style={{ padding: `${sizes.small * 2}px`, border: wide }}>x</div>;
};
