const sizes = { small: 8 };

export const App = () => {
  const wide = '1px solid red';
  return <div style={{ padding: `${sizes.small * 2}px`, border: wide, borderWidth: '2px', borderStyle: 'dotted', paddingTop: '0' }}>x</div>;
};
