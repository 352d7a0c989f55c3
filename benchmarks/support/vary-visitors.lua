-- Asks as many browsers do: 500 of them, from 20 sites.
local count = 0

function request()
  count = count + 1
  wrk.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/" .. (count % 500)
  wrk.headers["Referer"] = "https://site-" .. (count % 20) .. ".example/"
  return wrk.format("GET")
end
