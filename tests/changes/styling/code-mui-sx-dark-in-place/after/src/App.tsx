import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

export const App = () => (
  <ThemeProvider theme={theme}>
    <Box sx={{ color: 'red', '[data-color-scheme="dark"] &': { color: 'blue' } }}>a</Box>
  </ThemeProvider>
);
