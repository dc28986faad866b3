import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';

export function Post({ className, title }) {
  const renderAvatar = <Avatar sx={{ top: 24 }} />;
  let content = <Card className={className} sx={{ p: 1 }}>{renderAvatar}</Card>;
  if (title) {
    content = <Card className={className} sx={{ p: 2 }}>{renderAvatar}{title}</Card>;
  }
  return content;
}
