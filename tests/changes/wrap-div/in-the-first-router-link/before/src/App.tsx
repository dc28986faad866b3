import { Routes } from 'react-router-dom';
export const App = () => <Routes />;
