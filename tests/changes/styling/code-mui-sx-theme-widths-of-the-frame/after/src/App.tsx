import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({ breakpoints: { values: { phone: 0, sm: 768, md: 1024 } } });

export const App = () => (
  <ThemeProvider theme={theme}>
    <Box sx={{ mb: { phone: 7, md: 5 } }}>a</Box>
  </ThemeProvider>
);
