import Card from '@mui/material/Card';

export function MainCard({ sx = [], ...others }) {
  return <Card sx={[{ p: 1, mt: 1 }, ...(Array.isArray(sx) ? sx : [sx])]} {...others} />;
}
