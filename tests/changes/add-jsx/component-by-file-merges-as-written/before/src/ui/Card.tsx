export function Card({ title }: { title: string }) {
  return <section>{title}</section>;
}

export const CARD_WIDTH = 320;
