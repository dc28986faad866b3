const Badge = ({ startIcon, endIcon, children }) => (
  <span>
    {startIcon && <i>{startIcon}</i>}
    {children}
    {endIcon && <i>{endIcon}</i>}
  </span>
);
const Up = () => <svg />;
export const App = () => <p><Badge><Up />12.4%</Badge></p>;
