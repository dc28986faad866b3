const t = 1;
export const A = () => <div><b x={t} /></div>;
