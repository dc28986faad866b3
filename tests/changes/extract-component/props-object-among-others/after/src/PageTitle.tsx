interface PageTitleProps {
  id: string;
  title: string;
}

export function PageTitle({ id, ...props }: PageTitleProps) {
  return <h1 id={id}>{props.title}</h1>;
}
