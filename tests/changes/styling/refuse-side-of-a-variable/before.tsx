let pad = 4;
export const widen = () => {
  pad += 4;
};

export const App = () => <div style={{ padding: pad }}>x</div>;
