import React from 'react';

export function Form() {
  const [label, setLabel] = React.useState<string>("Send");
  return (
    <button onClick={() => setLabel("Thank you")}>{label}</button>
  );
}
