import { Paper } from './Paper';

export function Post({ title, ...other }) {
  const renderTitle = <b>{title}</b>;
  return <Paper {...other}>{renderTitle}</Paper>;
}
