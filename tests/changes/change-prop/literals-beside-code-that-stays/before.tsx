const pad = (size: number, unit: string) => `${size}${unit}`;

export function Chart({ range = { min: 1, max: 2 } }) {
  return (
    <A
      title="Sales"
      scale={{
        type: 'linear',
        min: range.min * 1.2,
        max: pad(range.max, 'px'),
      }}
    />
  );
}
