export const Card = (props: { title: string }) => <h2>{props.title}</h2>;
