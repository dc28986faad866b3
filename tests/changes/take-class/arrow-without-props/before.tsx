export const Rule = () => <hr className="rule" />;
