import Card from '@mui/material/Card';

export function MainCard({ border = true, sx = {}, ...others }) {
  return (
    <Card
      sx={(theme) => ({
        position: 'relative',
        ...(border && { border: `1px solid ${theme.palette.divider}` }),
        borderRadius: 1,
        backgroundColor: 'red',
        ':hover': { boxShadow: 'none' },
        ...(typeof sx === 'function' ? sx(theme) : sx || {}),
      })}
      {...others}
    />
  );
}
