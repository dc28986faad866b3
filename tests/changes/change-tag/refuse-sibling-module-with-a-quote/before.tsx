import MenuIcon from "@mui/icons-material/Menu"
import IconButton from "@mui/material/IconButton"

export const Bar = () => <IconButton><MenuIcon /></IconButton>
