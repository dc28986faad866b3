export function Field(props: { a: string }): JSX.Element;
export function Field(props: { b: string }): JSX.Element;
export function Field(props: { a?: string; b?: string }) {
  return <label>{props.a ?? props.b}</label>;
}
