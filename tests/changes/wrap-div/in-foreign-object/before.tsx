export const Chart = () => (
  <svg>
    <foreignObject>
      <p>Hi</p>
    </foreignObject>
  </svg>
);
