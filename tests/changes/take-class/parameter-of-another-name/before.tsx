export const Mark = (p: { text: string }) => <b className="mark">{p.text}</b>;
