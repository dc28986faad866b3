export const Rule = ({ id, className }) => <hr id={id} className={className} />;
