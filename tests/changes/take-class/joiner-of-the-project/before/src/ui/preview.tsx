import { parse } from 'marked';

type PreviewProps = {
  value: string;
};

export const Preview = ({ value = '' }: PreviewProps) => <div className="prose p-2">{parse(value)}</div>;
