import { forwardRef } from 'react';
import { styled } from '@mui/material/styles';

const Root = styled('div')({ borderRadius: 4 });

export const Paper = forwardRef(function Paper(props, ref) {
  return <Root ref={ref} sx={{ p: 1, ...props.sx }}>{props.children}</Root>;
});
