export const Mark = (p: { text: string; className?: string }) => <b className={`mark ${p.className ?? ""}`}>{p.text}</b>;
