export const A = () => <div className="flex" className="a">x</div>;
