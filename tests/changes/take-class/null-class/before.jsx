export const Rule = ({ id }) => <hr id={id} className={null} />;
