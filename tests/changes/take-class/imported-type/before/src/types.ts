export interface MetaProps {
  label: string;
}
