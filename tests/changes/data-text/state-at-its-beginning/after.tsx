import React from 'react';

export function Form() {
  const [label, setLabel] = React.useState<string>("Submit");
  return (
    <button onClick={() => setLabel("Sent")}>{label}</button>
  );
}
