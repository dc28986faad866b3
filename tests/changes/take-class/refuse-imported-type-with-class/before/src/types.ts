interface Base {
  className: string;
}
export interface MetaProps extends Base {
  label: string;
}
