import { lazy, Suspense } from "react";
import { Routes, Route } from "react-router-dom";
import Login from "./pages/Login/Login";

const Pricing = lazy(() => import("./pages/Pricing/Pricing"));

function App() {
  return (
    <Routes>
      <Route path="/login" element={<Login />} />
      <Route
        path="/pricing"
        element={
          <Suspense fallback={<p>Loading</p>}>
            <Pricing />
          </Suspense>
        }
      />
    </Routes>
  );
}

export default App;
