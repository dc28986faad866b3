const Box = ({ children }) => <div className="box">{children}</div>;
export const Field = ({ label }) => <Box>{label}</Box>;
