import { lazy, Suspense } from "react";
import { Routes, Route } from "react-router-dom";
import Login from "./pages/Login/Login";

const Pricing = lazy(() => import("./pages/Pricing/Pricing"));
const OurStory = lazy(() => import("./pages/OurStory/OurStory"));

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
      <Route
        path="/our-story"
        element={
          <Suspense fallback={<p>Loading</p>}>
            <OurStory />
          </Suspense>
        }
      />
    </Routes>
  );
}

export default App;
