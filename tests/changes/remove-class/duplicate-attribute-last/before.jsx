export const A = () => <div className="flex" className="a flex">x</div>;
