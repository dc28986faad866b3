export const Chart = () => (
  <svg>
    <foreignObject>
      <div>
        <p>Hi</p>
      </div>
    </foreignObject>
  </svg>
);
